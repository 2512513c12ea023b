export function slugOf(title: string): string
