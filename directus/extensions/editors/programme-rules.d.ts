export function checkProgramme(payload: object, saved: { collection: string; keys: unknown; database: unknown; language: string }): Promise<object>
