import { reading } from '../artefacts/mail.mjs'

export const programs = [
  {
    name: 'postal-mime',
    async read({ bytes }) {
      const { default: PostalMime } = await import('postal-mime')
      const { subject, from, to, headers, text, attachments } = await PostalMime.parse(bytes)
      const language = headers.find(({ key }) => key === 'content-language')?.value
      const names = attachments.map(({ filename }) => filename)
      return reading({ subject, from: from.address, to: to[0].address, language, text, attachments: names })
    },
  },
  {
    name: 'mailparser',
    async read({ bytes }) {
      const { simpleParser } = await import('mailparser')
      const { subject, from, to, headers, text, attachments } = await simpleParser(bytes)
      const addresses = { from: from.value[0].address, to: to.value[0].address }
      const names = attachments.map(({ filename }) => filename)
      return reading({ subject, ...addresses, language: headers.get('content-language'), text, attachments: names })
    },
  },
  {
    name: 'letterparser',
    async read({ bytes }) {
      const { extract, parse } = await import('letterparser')
      const { subject, from, to, text, attachments = [] } = extract(bytes.toString('utf8'))
      const language = parse(bytes.toString('utf8')).headers['Content-Language']
      const names = attachments.map(({ filename }) => filename)
      return reading({ subject, from: from.address, to: to[0].address, language, text, attachments: names })
    },
  },
  {
    name: 'emailjs-mime-parser',
    async read({ bytes }) {
      const { default: parser } = await import('emailjs-mime-parser')
      const root = (parser.default ?? parser)(bytes.toString('latin1'))
      const header = (name) => root.headers[name][0].value
      const [first, ...others] = root.childNodes.length > 0 ? root.childNodes : [root]
      return reading({
        subject: header('subject'),
        from: header('from')[0].address,
        to: header('to')[0].address,
        language: header('content-language'),
        text: Buffer.from(first.content).toString('utf8'),
        attachments: others.map(({ headers }) => headers['content-disposition'][0].params.filename),
      })
    },
  },
]
