// URL prefix: the website calls /v2/items/…, Directus answers /items/….
const PREFIX = '/v2'

export default ({ init }) => {
  init('middlewares.before', ({ app }) => {
    app.use((request, _response, next) => {
      if (request.url.startsWith(`${PREFIX}/items/`)) request.url = request.url.slice(PREFIX.length)
      next()
    })
  })
}
