import { saysIn } from '../artefacts/papers.mjs'
import { inFolder } from '../debian-tools.mjs'

export const programs = [
  {
    name: 'poppler-utils',
    read: ({ bytes }, right) =>
      inFolder(({ run, write }) => {
        const file = write('paper.pdf', bytes)
        const told = (what) => run('pdfinfo', file).match(new RegExp(`^${what}: +(.*)$`, 'm'))?.[1]
        // In the order of the file: without it poppler sorts by place, and reads the two columns of an invoice line by line.
        return { title: told('Title'), pages: Number(told('Pages')), says: saysIn(run('pdftotext', '-raw', file, '-'), right) }
      }),
  },
  {
    // It ends with an error where it has a warning.
    name: 'qpdf',
    read: ({ bytes }) =>
      inFolder(({ run, write }) => {
        run('qpdf', '--check', write('paper.pdf', bytes))
        return { isSound: true }
      }),
  },
]
