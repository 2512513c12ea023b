// Input for a time without zone: a text field and a calendar. Directus's picker needs three clicks per time, and its week begins on Sunday in
// English; the browser's own field uses the browser's language.
import { defineComponent, h, ref, resolveComponent } from 'vue'
import { typed, written } from './typed.js'

const HIDDEN = { position: 'absolute', right: 0, bottom: 0, width: 0, height: 0, padding: 0, border: 0, opacity: 0, pointerEvents: 'none' }

const component = defineComponent({
  props: { value: String, type: String, disabled: Boolean },
  emits: ['input'],
  setup(props, { emit }) {
    const isDate = props.type === 'date'
    /** The typed text and the value before; null: not typing. */
    const typing = ref(null)
    const calendar = ref(null)
    const open = () => calendar.value?.showPicker()
    const chosen = ({ target }) => target.value && emit('input', isDate ? target.value : `${target.value.slice(0, 16)}:00`)
    const line = () =>
      h(
        resolveComponent('v-input'),
        {
          modelValue: typing.value?.text ?? written(props.value, isDate),
          disabled: props.disabled,
          placeholder: isDate ? '__.__.____' : '__.__.____ __:__',
          onFocus: ({ target }) => {
            typing.value = { text: written(props.value, isDate), before: props.value }
            // After the click has set the caret.
            setTimeout(() => target.select())
          },
          onBlur: () => {
            typing.value = null
          },
          'onUpdate:modelValue': (text) => {
            const before = typing.value?.before
            typing.value = { text: text ?? '', before }
            emit('input', typed(text ?? '', before, isDate))
          },
        },
        props.disabled ? {} : { append: () => h(resolveComponent('v-icon'), { name: 'today', clickable: true, tabindex: -1, onClick: open }) },
      )
    return () => h('div', { style: { position: 'relative' } }, [line(), picker()])

    function picker() {
      const value = written(props.value, isDate) === props.value ? '' : props.value?.slice(0, isDate ? 10 : 16)
      const type = isDate ? 'date' : 'datetime-local'
      return h('input', { ref: calendar, type, value, tabindex: -1, 'aria-hidden': true, style: HIDDEN, onChange: chosen })
    }
  },
})

export default {
  id: 'wall-time',
  name: 'Date and time, typed',
  icon: 'schedule',
  component,
  types: ['dateTime', 'date'],
  group: 'standard',
  options: null,
}
