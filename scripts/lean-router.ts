// What a browser does not need of the router (docs/decisions/0106-what-a-browser-gets-of-react.md). Each part was read in the version below: another one stops the
// build, and is read again before its number is put here.
import type { Feature } from './lean-code.ts'

export const routerVersion = '8.4.0'

/** Only what is imported and never called in a browser. */
const never = 'undefined'

/** Modules that go whole: what a browser gets in the place of each, under the same names. */
export const wholeModules: readonly Readonly<{ file: RegExp; names: Readonly<Record<string, string>> }>[] = [
  {
    // Every route is known from the start (react-router.config.ts), so none is asked for.
    file: /\/react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    names: {
      URL_LIMIT: never,
      getManifestPath: never,
      getPartialManifest: never,
      getPatchRoutesOnNavigationFunction: '() => {}',
      getPathsWithAncestors: never,
      handleClientVersionMismatch: never,
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  },
  {
    // Nobody gives `HydratedRouter` instrumentations.
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    names: {
      consumeInstrumentationClientResultMetaReceiver: '() => {}',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: never,
      instrumentationResultMetaContext: never,
    },
  },
]

const submitted: RegExp = /\b(?:useSubmit|useActionData|clientAction)\b|<Form\b[^>]*\smethod=/
const transitions: RegExp = /\bviewTransition\b|\buseViewTransitionState\b/

/** Parts of modules, by the end of the module's name. */
export const partsOfModules: Readonly<Record<string, readonly Feature[]>> = {
  'lib/router/router.js': [
    { askedFor: submitted, idle: 'handleAction handleFetcherAction' },
    { askedFor: /\b(?:useBlocker|usePrompt)\b/, idle: 'shouldBlockNavigation getBlocker updateBlocker deleteBlocker' },
    { askedFor: transitions, idle: 'restoreAppliedTransitions persistAppliedTransitions' },
    { idle: 'discoverRoutes', bodies: { checkFogOfWar: 'return { active: false, matches: null }' } },
  ],
  'lib/components.js': [
    {
      askedFor: transitions,
      between: [
        ['if (reactDomFlushSyncImpl && flushSync) {\n', '\n\t}, [\n\t\trouter.window,\n\t\treactDomFlushSyncImpl,'],
        ['React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning &&', 'let navigator = React$1.useMemo'],
      ],
    },
  ],
  // Components of a server that sends them itself, and routers without routes of their own.
  'lib/errors.js': [{ idle: 'decodeRedirectErrorDigest decodeRouteErrorResponseDigest' }],
  'lib/hooks.js': [{ idle: 'RSCErrorHandler useNavigateUnstable' }],
  'lib/dom/ssr/components.js': [
    {
      // Links that have their pages fetched ahead: before the client stands browsers do so, and `PrefetchPageLinks` does for the search.
      askedFor: /<(?:Link|NavLink)\b[^>]*\sprefetch=/,
      bodies: { usePrefetchBehavior: 'return [false, null, {}]' },
    },
    // No sheet belongs to a route.
    { bodies: { useKeyedPrefetchLinks: 'return []' }, idle: 'RSCPrefetchPageLinksImpl' },
  ],
  'lib/dom/ssr/links.js': [{ idle: 'prefetchRouteCss prefetchStyleLinks' }],
  'lib/dom/ssr/single-fetch.js': [
    { askedFor: submitted, idle: 'singleFetchActionStrategy' },
    // A site without a server for its pages, and what the server writes.
    { idle: 'nonSsrStrategy StreamTransfer' },
  ],
  'lib/dom/ssr/routes.js': [
    // What only development does, and what it says to developers.
    { idle: 'createClientRoutesWithHMRRevalidationOptOut wrapShouldRevalidateForHdr preventInvalidServerHandlerCall' },
    { askedFor: submitted, idle: 'noActionDefinedError' },
  ],
}
