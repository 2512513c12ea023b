import type { parseAst } from 'vite'

/** For each script what its browsers may lack. */
export function faultsOf(trees: readonly ReturnType<typeof parseAst>[]): string[][]
