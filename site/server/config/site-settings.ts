// The settings of the site, a row each. `npm run settings` writes them into deploy/site.env.example and docs/operate.md.
import { kind, longSecret, matching, oneOf, onOrOff, origin, secretText, setting, wholeNumber } from '@forum/ground/settings/setting.ts'
import { baseAddress, moment, origins, pathPrefix, port, reportAddress, share } from './site-kinds.ts'

export const siteSettings = {
  port: setting('PORT', port, { otherwise: '3000', means: 'where the site listens', section: 'Where the site listens. The units (deploy/systemd) set the ports. Do not set them here: all processes read this file', example: '#3000' }),
  host: setting('HOST', matching('a host name or an IP address', /^[\w.:[\]-]+$/), { otherwise: '127.0.0.1' }),
  siteUrl: setting('SITE_URL', kind('an http or https origin such as https://forum.example', origin), { means: 'public origin, used in links', empty: '`http://localhost:{PORT}`', section: 'Identity', example: 'https://forum.example' }),
  formerUrls: setting('FORMER_URLS', origins, {
    means: "origins of the site and of the organisers' desk before they got another name, separated by commas, the site's first one first: what is opened there is led to the present name, and ids in calendars keep the first one. `forum-desk rename` writes it ([Another name](#another-name))",
    empty: 'it never had another name',
  }),
  organisers: {
    phone: setting('ORGANISERS_PHONE', matching('a telephone number such as +380 44 123 45 67', /^\+?\d[\d ()-]{4,30}$/), { means: 'contacts on the error page (503) that is shown while the site has no content' }),
    email: setting('ORGANISERS_EMAIL', matching('an e-mail address', /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/), { example: 'office@forum.example' }),
    address: setting('ORGANISERS_ADDRESS', matching('a postal address of at most 200 characters in one line', /^[^\r\n<>]{5,200}$/)),
  },
  securityContact: setting('SECURITY_CONTACT', reportAddress, { means: 'e-mail or https address for reports of vulnerabilities, published in `/.well-known/security.txt`', empty: 'no such file', example: 'security@forum.example' }),
  currentForumYear: setting('CURRENT_FORUM_YEAR', wholeNumber('a year', 1990, 2100), { means: 'pins the current edition, whatever editors choose', empty: 'the edition that editors marked «Поточний форум», else 2025' }),
  hsts: setting('HSTS', oneOf('host', 'subdomains', 'preload'), { otherwise: 'host', means: "for which names browsers must use https, for two years: `host` (this name), `subdomains`, or `preload` (subdomains and the browsers' own list, hard to leave). Only sent by a site on https" }),
  dataDirectory: setting('DATA_DIR', matching('the path of a folder', /^[^\0]*$/), { otherwise: '.data', means: 'folder of the content snapshot, the picture cache and the desk: `desk.sqlite`, its keys, and mails where no mail server is set', note: 'Set by the unit', example: '#/var/lib/forum-site/data' }),
  logFormat: setting('LOG_FORMAT', oneOf('text', 'json'), { means: 'format of log lines. Under systemd, json lines carry their priority: `journalctl -p warning`', empty: '`text` at a terminal, else `json`', section: 'Monitoring', example: 'json' }),
  accessLogEvery: setting('ACCESS_LOG', share, { otherwise: 'made', means: "which responses are logged: `made` (rendered ones), `all` (cached pages too), `1/100` (one cached page in a hundred). No line contains a client's address, a query or an order's key" }),
  metrics: {
    port: setting('METRICS_PORT', port, {
      means: "metrics for Prometheus at `/metrics`: on a port of their own (of `HOST`), or on the site's port with a bearer key of at least 16 characters. With both: on the port, with the key. The systemd units set the port to 9464",
      empty: 'off',
      note: 'Set by the unit',
      example: '#9464',
    }),
    key: setting('METRICS_KEY', longSecret(16)),
  },
  analyticsId: setting('ANALYTICS_ID', matching('a measurement id such as G-ABC123', /^[A-Z]{1,4}-[A-Z0-9-]{4,32}$/), { means: 'measurement id of Google Analytics, see [Analytics](#analytics)', empty: 'off' }),
  hasServiceWorker: setting('SERVICE_WORKER', onOrOff, { otherwise: 'on', means: '`off` removes the service worker and its caches from every browser that visits', section: 'Rarely needed' }),
  cdnSeconds: setting('CDN_SECONDS', wholeNumber('a whole number of seconds', 1, 3600), {
    means: 'seconds (1 to 3600) for which a CDN or nginx may serve its own copies of pages. A change is visible after at most twice that time ([deploy](deploy.md#with-a-cache-in-front))',
    empty: 'none',
    note: 'Seconds for which a cache in front may serve copies of pages: deploy/nginx-cache.conf',
    example: '#60',
  }),
  preparesPictures: setting('PICTURES_AHEAD', onOrOff, { otherwise: 'on', means: '`off`: pictures are made when first requested, none in the background; for benchmarks and weak machines' }),
  demo: setting(
    'DEMO',
    { ...oneOf('public'), allowed: 'public, or nothing' },
    {
      means: '`public` lets a site on https show the demo, its seller or its clock, or take test payments. Without it each of these stops the start',
      section: 'Only for demonstrations and development',
      example: '#public',
    },
  ),
  startsAt: setting('SITE_NOW', moment, { means: "where the site's clock starts (a time with its offset). It dates submissions and orders. Deliveries and the age of forms use the real time", empty: 'the real time; 2025-09-09T09:00+03:00 with the embedded demo', example: '#' }),
  isDevelopment: setting('SITE_DEVELOPMENT', onOrOff, { otherwise: 'off', means: '`on` allows `SITE_NOW` when `NODE_ENV` is `production`', example: '#off' }),
  mode: setting('NODE_ENV', matching('a word', /^/), { example: '#production', note: 'Set by the unit' }),
  contentUrl: setting('CONTENT_API_URL', baseAddress, { means: 'base address of the content service', empty: 'the embedded demo content', section: 'The content service: SITE_TOKEN, SITE_HOOK_SECRET, PREVIEW_TOKEN and EDITORS_KEY of /var/lib/forum-content/.env', example: 'http://127.0.0.1:8055' }),
  hookSecret: setting('CONTENT_WEBHOOK_SECRET', secretText, { means: 'shared secret of `POST /hooks/content`', empty: 'webhook off' }),
}

/** Only with a content service. */
export const serviceSettings = {
  prefix: setting('CONTENT_API_PREFIX', pathPrefix, { otherwise: '/v2', means: 'path before `/items`' }),
  token: setting('CONTENT_API_TOKEN', secretText, { means: "bearer token of the site's role" }),
  editorsKey: setting('EDITORS_KEY', longSecret(24), { means: 'secret of at least 24 characters, the same in the content service. Editors who are signed in there then get the list of incomplete content (`/uk/incomplete/…`) and previews', empty: 'off' }),
  previewToken: setting('CONTENT_PREVIEW_TOKEN', secretText, { means: 'bearer token of an account of the content service that reads drafts; needs `EDITORS_KEY`', empty: 'no previews' }),
}

export const siteTable = { site: siteSettings, service: serviceSettings }
