type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a visitor asked to be sent little, or is on a line where more would be felt: nothing comes that was not asked for. */
export function areDataDear(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
