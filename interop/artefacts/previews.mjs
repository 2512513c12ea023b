// Previews of links, as chats and networks make them of a page.
import { origin } from '../site.mjs'

const article = 'en/news/chotyry-stseny-i-zhodnoho-slaida'
const siteName = 'Kyiv Economic Forum'

export const artefacts = [
  {
    name: 'a piece of news',
    path: `/${article}`,
    right: {
      title: 'The forum returns to the main hall: four stages and not one slide with a slogan',
      siteName,
      type: 'article',
      address: `${origin}/${article}`,
      picture: `${origin}/share/${article}.jpg`,
      published: '2025-09-08T07:00:00.000Z',
      changed: '2025-09-08T07:00:00.000Z',
    },
  },
  page('about the forum', 'en/about', 'About the forum'),
  page('an earlier edition', 'en/forum/2024', 'Forum 2024: Counting together'),
  page('the programme', 'en/forum/2025/program', 'Forum 2025 programme'),
]

/** A page that is no article has no date, whatever moments it shows. */
function page(name, path, title) {
  return {
    name,
    path: `/${path}`,
    right: { title, siteName, type: 'website', address: `${origin}/${path}`, published: null, changed: null },
  }
}
