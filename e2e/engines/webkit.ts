// WebKitGTK of Debian: MiniBrowser on a screen that nobody sees, driven by WebKitWebDriver (W3C WebDriver, JSON over HTTP).
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Engine, type Opening, until } from './engine.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const screenPath = '/usr/bin/Xvfb'
const browserPaths = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)
/** The key under which WebDriver hands out elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A WebKit with nothing kept. @param port a free one for the driver. */
export async function openWebkit(port: number, paths: readonly string[] = browserPaths): Promise<Opening> {
  const browserPath = paths.find((path) => existsSync(path))
  if (!(browserPath && existsSync(driverPath) && existsSync(screenPath)))
    return { absent: 'WebKit is not installed (Debian: webkit2gtk-driver and xvfb), so nothing was tried in it.' }
  const screen = spawn(screenPath, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve) =>
    screen.stdio[3]?.once('data', (data) => resolve(`:${String(data).trim()}`)),
  )
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  try {
    return { engine: await openSession(`http://127.0.0.1:${port}`, browserPath, [driver, screen]) }
  } catch (error) {
    end([driver, screen])
    throw error
  }
}

const end = (processes: ChildProcess[]) => processes.forEach((one) => void one.kill())

async function openSession(origin: string, binary: string, processes: ChildProcess[]): Promise<Engine> {
  const isUp = () =>
    send(origin, 'GET', '/status').then(
      () => true,
      () => false,
    )
  await until('WebKitWebDriver answers', isUp)
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const created = await send<{ sessionId: string; capabilities: Record<string, string> }>(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: options },
  })
  const session = `${origin}/session/${created.sessionId}`
  const find = async (selector: string) => {
    const found = await send<Record<string, string>>(session, 'POST', '/element', { using: 'css selector', value: selector })
    return `/element/${found[elementKey]}`
  }
  return {
    name: `WebKitGTK ${created.capabilities.browserVersion}`,
    widen: async (width) => void (await send(session, 'POST', '/window/rect', { x: 0, y: 0, width, height: 900 })),
    open: async (url) => void (await send(session, 'POST', '/url', { url })),
    ask: (expression) => send(session, 'POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      // The driver brings an element to the nearest edge, where a bar of the page may lie.
      const script = 'document.querySelector(arguments[0])?.scrollIntoView({ block: "center", behavior: "instant" })'
      await send(session, 'POST', '/execute/sync', { script, args: [selector] })
      await send(session, 'POST', `${await find(selector)}/click`, {})
    },
    type: async (selector, text) => void (await send(session, 'POST', `${await find(selector)}/value`, { text })),
    async close() {
      await send(session, 'DELETE', '').catch(() => undefined)
      end(processes)
    },
  }
}

async function send<Value>(origin: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(origin + path, {
    method,
    signal: AbortSignal.timeout(30_000),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebKitWebDriver ${path}: ${value.error} ${value.message}`)
  return value
}
