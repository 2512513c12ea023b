const momentOf = (date) => (date ? new Date(date).toISOString() : null)

export const programs = [
  {
    name: 'open-graph-scraper',
    async read({ text }) {
      const { default: scrape } = await import('open-graph-scraper')
      const { result } = await scrape({ html: text })
      return {
        title: result.ogTitle,
        siteName: result.ogSiteName,
        type: result.ogType,
        address: result.ogUrl,
        published: momentOf(result.articlePublishedTime ?? result.ogDate),
        changed: momentOf(result.articleModifiedTime),
        ...(result.ogType === 'article' && { picture: result.ogImage?.[0]?.url }),
      }
    },
    wrong: [
      {
        what: 'published',
        of: ['an earlier edition', 'the programme'],
        why: 'takes the first `time` of the text for the date of a page that says none; it is the edition’s or a session’s own, which the page is about',
      },
    ],
  },
  {
    name: 'unfurl.js',
    async read({ local }) {
      const { unfurl } = await import('unfurl.js')
      const { open_graph: graph } = await unfurl(local, { oembed: false })
      return {
        title: graph.title,
        siteName: graph.site_name,
        type: graph.type,
        address: graph.url,
        published: momentOf(graph.articles?.[0]?.published_time),
        changed: momentOf(graph.articles?.[0]?.modified_time),
        ...(graph.type === 'article' && { picture: graph.images?.[0]?.url }),
      }
    },
  },
  {
    name: 'link-preview-js',
    async read({ text, type, address }) {
      const { getPreviewFromContent } = await import('link-preview-js')
      const found = await getPreviewFromContent({ data: text, headers: { 'content-type': type }, url: address })
      return {
        title: found.title,
        siteName: found.siteName,
        type: found.mediaType,
        ...(found.mediaType === 'article' && { picture: found.images[0] }),
      }
    },
  },
  {
    name: '@extractus/article-extractor',
    async read({ text, address }, right) {
      const { extractFromHtml } = await import('@extractus/article-extractor')
      const found = await extractFromHtml(text, address)
      return {
        title: found?.title,
        address: found?.url,
        published: momentOf(found?.published),
        ...(right.picture && { picture: found?.image }),
      }
    },
  },
]
