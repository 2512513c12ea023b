type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether data are expensive or slow for the visitor (Save-Data, slow connection): then nothing is prefetched. */
export function isSavingData(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData || /2g$/.test(effectiveType)
}
