import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known to the client from one hashed file: no /__manifest requests on flaky networks.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
