export function pack(folder: string, time: number): Promise<{ archive: string; bytes: number; sha256: string }>
