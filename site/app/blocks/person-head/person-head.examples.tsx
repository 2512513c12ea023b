import { useLocale } from '@forum/design/page/page-facts.tsx'
import { maia, olena, text } from '@forum/site/app/gallery/content.ts'
import { personView } from '../portrait/person-view.ts'
import { PersonHead } from './person-head.tsx'

const list = { to: '/uk/speakers', label: 'Спікери' }
const links = [
  { label: 'LinkedIn', url: 'https://linkedin.example/olena' },
  { label: 'olena@forum.example', url: 'mailto:olena@forum.example' },
]

export function Whole() {
  return (
    <PersonHead
      person={personView(olena, useLocale())}
      list={list}
      country="Україна"
      text={text}
      links={links}
      linksLabel="Посилання"
    />
  )
}

export function NameAlone() {
  return <PersonHead person={personView(maia, useLocale())} list={list} text={null} links={[]} linksLabel="Посилання" />
}
