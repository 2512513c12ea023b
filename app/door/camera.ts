// The camera as a scanner: tells the text of each code once, for as long as it is held before it.

/** A code that was away for so long counts as shown anew, milliseconds. */
const away = 2000
/** Pictures are taken from the middle, where the code is held, no larger than this. */
const largest = 720

/** Shows the camera in `video` and gives every code to `read`. Throws where there is no camera, or none is allowed. */
export async function startCamera(video: HTMLVideoElement, read: (text: string) => void): Promise<void> {
  const worker = new Worker(new URL('./read-code.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const open = async () => {
    const ideal = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: ideal, audio: false })
    await video.play()
  }
  const look = () => {
    const { videoWidth, videoHeight } = video
    if (!pen || videoWidth === 0 || video.paused) return void setTimeout(look, 200)
    const side = Math.min(videoWidth, videoHeight)
    canvas.width = canvas.height = Math.min(side, largest)
    pen.drawImage(video, (videoWidth - side) / 2, (videoHeight - side) / 2, side, side, 0, 0, canvas.width, canvas.height)
    const { width, height, data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    worker.postMessage({ width, height, data }, [data.buffer])
  }
  let last = { text: '', at: 0 }
  worker.onmessage = ({ data: text }: MessageEvent<string | null>) => {
    const at = performance.now()
    if (text !== null) {
      const isAnother = text !== last.text || at - last.at > away
      last = { text, at }
      if (isAnother) read(text)
    }
    requestAnimationFrame(look)
  }
  await open()
  look()
  keepAwake()
  // A phone that was put away gives the camera back.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    keepAwake()
    const [track] = (video.srcObject as MediaStream).getVideoTracks()
    if (track?.readyState === 'ended') void open().catch(console.warn)
  })
}

/** The screen stays on; where that is not known, the phone's own setting holds. */
function keepAwake(): void {
  void navigator.wakeLock?.request('screen').catch(() => {})
}
