import { Choice } from './choice.tsx'

const options = [
  { value: 'hall', label: 'Велика зала' },
  { value: 'desna', label: { text: 'Desna', lang: 'en' as const } },
]

export const Open = () => <Choice name="room" label="Зала" any="Усі зали" options={options} chosen={null} />
export const Chosen = () => <Choice name="topic" label="Зала" any="Усі зали" options={options} chosen="desna" />
export const WithoutOptions = () => <Choice name="day" label="Зала" any="Усі зали" options={[]} chosen={null} />
