export function releasedFiles(what: 'site' | 'content', hasDemo: boolean): string[]
