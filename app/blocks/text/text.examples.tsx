import { Text } from './text.tsx'

export const OfThePage = () => <Text as="p" of={{ text: 'Раз на рік' }} />
export const InAnotherLanguage = () => <Text as="h3" of={{ text: 'The price of a kilowatt', lang: 'en' }} />
export const NameAsWritten = () => <Text as="p" of={{ text: 'Зала на Почайні' }} asWritten />
export const AroundALink = () => <Text of={{ text: 'Зала' }}>{(words) => <a href="#hall">{words}</a>}</Text>
