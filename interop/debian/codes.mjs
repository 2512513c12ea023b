import { reading } from '../artefacts/codes.mjs'
import { inFolder } from '../debian-tools.mjs'

export const programs = [
  {
    // The page is drawn by poppler.
    name: 'zbar-tools',
    read: ({ bytes, dpi }) =>
      inFolder(({ folder, run, write }) => {
        run('pdftoppm', '-png', '-singlefile', '-r', String(dpi), write('paper.pdf', bytes), `${folder}/paper`)
        return reading(run('zbarimg', '--quiet', '--raw', `${folder}/paper.png`).trim().split('\n'))
      }),
  },
]
