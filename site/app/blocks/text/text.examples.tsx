import { Text } from './text.tsx'

export const OfThePage = () => <Text as="p" of={'Раз на рік'} />
export const InAnotherLanguage = () => <Text as="h3" of={{ text: 'The price of a kilowatt', lang: 'en' }} />
export const NameAsWritten = () => <Text as="p" of={'Зала на Почайні'} asWritten />
export const AroundALink = () => <Text of={'Зала'}>{(words) => <a href="#hall">{words}</a>}</Text>
