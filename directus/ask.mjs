// `node ask.mjs`, with the settings of a content service that is on trial on a copy of its data: asks what editors need of it. A line for each fault, "what<tab>
// what is wrong"; ends with 1 then. It writes into that service, so never run it beside the real data.
import { randomBytes } from 'node:crypto'
import { EDITOR } from './access/roles.mjs'
import { connect } from './service/rest.mjs'
import { loadSettings } from './service/settings.mjs'

const { url, secrets } = loadSettings()
const administrator = connect(url, secrets.ADMIN_TOKEN)
const email = `trial-${randomBytes(6).toString('hex')}@example.org`
const password = randomBytes(12).toString('base64url')
let editor = administrator

const questions = {
  async 'admin application'() {
    const response = await fetch(`${url}/admin/`)
    const text = await response.text()
    if (!response.ok || !text.includes('<div id="app">'))
      throw new Error(`it answers ${response.status}, without the application`)
  },
  // With an account of its own: the people's passwords are theirs.
  async 'sign-in'() {
    await administrator.post('/users', { email, password, role: EDITOR.role.id, status: 'active' })
    const { access_token: token } = await connect(url, null).post('/auth/login', { email, password })
    editor = connect(url, token)
    await editor.get('/users/me?fields=id')
  },
  async 'a file'() {
    const [file] = await editor.get('/files?limit=1&fields=id')
    if (!file) return
    const response = await fetch(`${url}/assets/${file.id}`, { headers: { Authorization: `Bearer ${secrets.ADMIN_TOKEN}` } })
    const { byteLength } = await response.arrayBuffer()
    if (!response.ok || byteLength === 0) throw new Error(`it answers ${response.status} with ${byteLength} bytes`)
  },
  async 'the save of an editor'() {
    const [post] = await editor.get('/items/blog_posts?limit=1&fields=id,title_ua')
    if (!post) return void (await editor.post('/items/blog_posts', { title_ua: 'Проба', slug: 'trial' }))
    await editor.patch(`/items/blog_posts/${post.id}`, { title_ua: `${post.title_ua} (проба)` })
    const { title_ua: saved } = await editor.get(`/items/blog_posts/${post.id}?fields=title_ua`)
    if (saved !== `${post.title_ua} (проба)`) throw new Error('what was saved is not there')
  },
}

for (const [name, question] of Object.entries(questions)) {
  try {
    await question()
  } catch (error) {
    console.log(`${name}\t${error.message.split('\n', 1)[0]}`)
    process.exitCode = 1
  }
}
