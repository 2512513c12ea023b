import { text } from '@forum/site/app/gallery/content.ts'
import { HeadedText } from './headed-text.tsx'

export const Plain = () => <HeadedText heading="Наша місія" text={text} />
export const Ruled = () => <HeadedText heading="Історія" text={text} variant="ruled" />
export const InAnotherLanguage = () => (
  <HeadedText
    heading={{ text: 'Our mission', lang: 'en' }}
    text={{ text: [{ tag: 'p', children: ['What it is for.'] }], lang: 'en' }}
  />
)
export const HeadingAlone = () => <HeadedText heading="Команда" text={null} />
