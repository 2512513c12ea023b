// A mail server for tests, on loopback: keeps what it is given, refuses and breaks when told to.
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Letter = {
  /** Of the envelope. */
  receivers: string[]
  /** As it came over the line. */
  raw: string
  mail: Email
}

export type MailServer = {
  url: string
  letters: Letter[]
  /** Connections that were made. */
  connections(): number
  /** Answers the next letters with this code instead of taking them. */
  refuses: { code: number; times: number; words?: string } | null
  /** Takes the next letters whole and cuts the line instead of answering. */
  cuts: number
  /** Answers the next letters not at all. */
  isSilent: boolean
  /** Takes no letter for these addresses. */
  unknown: Set<string>
  /** Cuts every line. */
  hangUp(): void
  close(): Promise<void>
}

/** `port` 0: any. A server that comes back takes the port that it had. */
export async function startMailServer(port = 0): Promise<MailServer> {
  let connections = 0
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_, done) {
      connections++
      done()
    },
    onRcptTo({ address }, _, done) {
      done(mailServer.unknown.has(address) ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { refuses } = mailServer
        if (refuses && refuses.times > 0) {
          refuses.times--
          done(Object.assign(new Error(refuses.words ?? 'not now'), { responseCode: refuses.code }))
          return
        }
        if (mailServer.isSilent) return
        const raw = Buffer.concat(chunks)
        const receivers = session.envelope.rcptTo.map(({ address }) => address)
        mailServer.letters.push({ receivers, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) })
        if (mailServer.cuts > 0) {
          mailServer.cuts--
          mailServer.hangUp()
          return
        }
        done()
      })
    },
  })
  // Of lines that break, on both sides.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters: [],
    connections: () => connections,
    refuses: null,
    cuts: 0,
    isSilent: false,
    unknown: new Set(),
    hangUp() {
      for (const socket of sockets) socket.destroy()
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(done)
        mailServer.hangUp()
      }),
  }
  return mailServer
}
