import { expect, test } from 'vitest'
import { groupedPhone, groupWhileTyping } from './phone-mask.ts'

test.each([
  ['0', '0'],
  ['04', '+38 04'],
  ['0441', '+38 044 1'],
  ['0441234567', '+38 044 123 45 67'],
  ['380', '+38 0'],
  ['+380', '+38 0'],
  ['+38 044 1', '+38 044 1'],
  ['380441234567', '+38 044 123 45 67'],
  ['+38 044 123 45 678', '+38 044 123 45 678'],
  ['+38', '+38'],
  ['+381', '+381'],
  ['+3859123', '+3859123'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['+0441', '+0441'],
  ['004420', '004420'],
  ['12125550100', '12125550100'],
  ['(044) 123-45-67', '(044) 123-45-67'],
  ['call my office', 'call my office'],
  ['', ''],
])('%j stands as %j', (typed, expected) => expect(groupedPhone(typed)).toBe(expected))

type Doing = { value: string; caret?: number; inputType: string; data?: string }

function after({ value, caret = value.length, inputType, data }: Doing) {
  const input = {
    value,
    selectionStart: caret,
    setSelectionRange(start: number) {
      input.selectionStart = start
    },
  }
  groupWhileTyping({
    currentTarget: input as unknown as HTMLInputElement,
    nativeEvent: { inputType, data: data ?? null } as unknown as Event,
  })
  return [input.value, input.selectionStart]
}

test.each<[string, Doing, [string, number]]>([
  ['a digit at the end', { value: '0441', inputType: 'insertText', data: '1' }, ['+38 044 1', 9]],
  ['a paste', { value: '0441234567', inputType: 'insertFromPaste' }, ['+38 044 123 45 67', 17]],
  ['a paste of a foreign number', { value: '+49 30 901820', inputType: 'insertFromPaste' }, ['+49 30 901820', 13]],
  ['a digit in the middle', { value: '+38 0494 123', caret: 6, inputType: 'insertText', data: '9' }, ['+38 0494 123', 6]],
  ['a deletion', { value: '+38 0441', inputType: 'deleteContentBackward' }, ['+38 0441', 8]],
  ['a space at the end', { value: '+38 044 ', inputType: 'insertText', data: ' ' }, ['+38 044 ', 8]],
])('%s leaves the text and the caret where they belong', (_, doing, expected) => expect(after(doing)).toEqual(expected))
