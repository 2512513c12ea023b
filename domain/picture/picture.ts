/** Id (UUID) of a file of the content service. */
export type FileId = string

/** A picture of a gallery or an album; width and height in pixels where the content service knows them. */
export type Picture = { file: FileId; width: number | null; height: number | null; title: string | null }
