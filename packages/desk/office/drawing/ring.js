// On every page of the desk where an alert service is asked: looks each ten seconds whether it has a question, shows it without a reload, and rings
// until somebody has answered, louder after a minute. Plain script in the page; without it the question is there at the next page.
{
  const place = document.getElementById('question')
  const trial = document.getElementById('ring')
  let kind = place.dataset.kind || null
  let since = Date.now() - Number(place.dataset.seconds) * 1000
  let audio = null

  const tone = (volume) => {
    try {
      audio ??= new AudioContext()
      // Until a page was pressed once, browsers play nothing.
      if (audio.state === 'suspended') audio.resume().catch(() => {})
      const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
      gain.gain.value = volume
      oscillator.frequency.value = 660
      oscillator.connect(gain).connect(audio.destination)
      oscillator.start()
      oscillator.stop(audio.currentTime + 0.4)
    } catch {}
  }
  const ring = () => {
    if (!kind) return
    const isLoud = Date.now() - since > 60_000
    tone(isLoud ? 0.7 : 0.2)
    if (navigator.vibrate) navigator.vibrate(isLoud ? [400, 200, 400] : 200)
  }
  const show = () => {
    place.hidden = !kind
    for (const said of place.querySelectorAll('[data-of]')) said.hidden = said.dataset.of !== kind
  }
  const isTyping = () => document.activeElement?.matches('input, textarea, select')
  const look = async () => {
    const answer = await fetch('/day/question').catch(() => null)
    const asked = answer?.ok ? await answer.json().catch(() => null) : null
    if (asked && asked.kind !== kind) {
      kind = asked.kind
      since = Date.now() - asked.seconds * 1000
      // The page of the day says it in its own words, with its buttons.
      if (location.pathname === '/day' && !isTyping()) location.href = '/day'
      else show()
      ring()
    }
    setTimeout(look, 8000 + Math.random() * 4000)
  }
  if (trial) {
    trial.hidden = false
    trial.onclick = () => tone(0.2)
  }
  setTimeout(look, 8000 + Math.random() * 4000)
  setInterval(ring, 4000)
  ring()
}
