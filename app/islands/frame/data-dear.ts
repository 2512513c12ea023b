type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a visitor asked to be sent little, or is on a line where more would be felt: nothing comes that was not asked for. */
export function areDataDear(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData || /2g$/.test(effectiveType)
}
