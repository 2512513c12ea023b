import { saysIn } from '../artefacts/papers.mjs'

export const programs = [
  {
    // pdf.js, which Firefox has
    name: 'unpdf',
    async read({ bytes }, right) {
      const { extractText, getDocumentProxy } = await import('unpdf')
      const paper = await getDocumentProxy(new Uint8Array(bytes))
      const { info } = await paper.getMetadata()
      const { text } = await extractText(paper, { mergePages: true })
      return { title: info.Title, language: info.Language, pages: paper.numPages, says: saysIn(text, right) }
    },
  },
  {
    name: 'mupdf',
    async read({ bytes }, right) {
      const { Document } = await import('mupdf')
      const paper = Document.openDocument(bytes, 'application/pdf')
      const pages = Array.from({ length: paper.countPages() }, (_, page) => paper.loadPage(page).toStructuredText())
      return {
        title: paper.getMetaData('info:Title'),
        language: paper.getLanguage(),
        pages: pages.length,
        says: saysIn(pages.map((page) => page.asText()).join('\n'), right),
        isSound: !paper.wasRepaired(),
      }
    },
  },
  {
    // PDFium, which Chrome has
    name: '@hyzyla/pdfium',
    async read({ bytes }, right) {
      const { PDFiumLibrary } = await import('@hyzyla/pdfium')
      const library = await PDFiumLibrary.init()
      const paper = await library.loadDocument(bytes)
      const pages = [...paper.pages()].map((page) => page.getText())
      paper.destroy()
      library.destroy()
      return { pages: pages.length, says: saysIn(pages.join('\n'), right) }
    },
  },
]
