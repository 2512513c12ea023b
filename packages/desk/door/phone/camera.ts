// The camera as QR scanner. A code that stays in view is reported once.

/** A code that was out of view for so long is reported again, milliseconds. */
const away = 2000
/** Maximum size of the analysed square in the middle of the picture, pixels. */
const largest = 720

/** Shows the camera in `video` and calls `read` for every code. Throws when there is no camera or no permission. */
export async function startCamera(video: HTMLVideoElement, read: (text: string) => void): Promise<void> {
  const worker = new Worker(new URL('./read-code.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const open = async () => {
    const ideal = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } }
    video.srcObject = await navigator.mediaDevices.getUserMedia({ video: ideal, audio: false })
    await video.play()
  }
  const scan = () => {
    const { videoWidth, videoHeight } = video
    if (!pen || videoWidth === 0 || video.paused) return void setTimeout(scan, 200)
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
    requestAnimationFrame(scan)
  }
  await open()
  scan()
  keepAwake()
  // Releases the camera while the page is hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    keepAwake()
    const [track] = (video.srcObject as MediaStream).getVideoTracks()
    if (track?.readyState === 'ended') void open().catch(console.warn)
  })
}

/** Keeps the screen on, where the browser supports it. */
function keepAwake(): void {
  void navigator.wakeLock?.request('screen').catch(() => {})
}
