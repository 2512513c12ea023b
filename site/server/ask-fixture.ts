// Requests of tests over their own connections.
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer; text: string }

export function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

/** One request over its own connection; the path is sent unchanged. */
export function ask(port: number, path: string, headers: Record<string, string>, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}
