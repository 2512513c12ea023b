import { Link } from 'react-router'
import { Text } from './text.tsx'

export const OfThePage = () => <Text as="p" of={{ text: 'Раз на рік у Києві' }} />
export const InAnotherLanguage = () => <Text as="h3" of={{ text: 'The price of a kilowatt', lang: 'en' }} />
export const NameAsWritten = () => <Text as="p" of={{ text: 'Зала на Почайні' }} asWritten />
export const AroundALink = () => (
  <Text as="h3" of={{ text: 'Ціна кіловата' }}>
    {(words) => <Link to="/uk/forum/2025/program/prices">{words}</Link>}
  </Text>
)
