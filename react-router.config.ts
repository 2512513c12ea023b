import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site/app',
  ssr: true,
  // The client knows all routes from one hashed file, without /__manifest requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
