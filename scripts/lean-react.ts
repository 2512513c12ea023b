// What a browser does not need of React (docs/decisions/0106-what-a-browser-gets-of-react.md). Each part was read in the version below: another one stops the
// build, and is read again before its number is put here.
import type { Feature } from './lean-code.ts'

export const reactVersion = '19.3.1'

/** React's writing into a document: react-dom/client. */
export const ofClient: readonly Feature[] = [
  {
    // View transitions: no component of that kind is ever made, so nothing sets `shouldStartViewTransition`.
    askedFor: /\b(?:ViewTransition|addTransitionType)\b/,
    idle: `startViewTransition trackEnterViewTransitions commitExitViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
      commitNestedViewTransitions restoreNestedViewTransitions restoreEnterOrExitViewTransitions measureNestedViewTransitions
      measureViewTransitionHostInstancesRecursive applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances
      scheduleViewTransitionEvent createViewTransitionInstance getViewTransitionName getViewTransitionClassName
      commitAfterMutationEffectsOnFiber flushAfterMutationEffects reportViewTransitionError`,
    gone: ['ViewTransitionPseudoElement.prototype.'],
  },
  {
    // References to fragments.
    askedFor: /<Fragment[^>]*\sref=/,
    idle: `FragmentInstance traverseVisibleInstancesAndTextInstances commitNewChildToFragmentInstances
      commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects`,
    bodies: { isFragmentInstanceParent: 'return !1' },
    gone: ['FragmentInstance.prototype.'],
  },
  {
    // Sheets, styles and scripts that React itself loads and keeps once in a document. Title, meta and link are put into the head as they are.
    askedFor:
      /import \{[^}]*\b(?:preinit|preinitModule|preload|preloadModule|preconnect|prefetchDNS)\b[^}]*\} from 'react-dom'|\sprecedence=|<script\b[^>]*\sasync\b/,
    idle: `prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript acquireResource suspendResource
      suspendInstance accumulateSuspenseyCommitOnFiber`,
    bodies: {
      getResource: 'return null',
      maySuspendCommit: 'return !1',
      preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
      preloadResource: 'return !0',
      preloadResourceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
      waitForCommitToBeReady: 'return null',
    },
  },
  {
    // Elements of our own making.
    askedFor: /<[a-z]+-[a-z-]+[\s/>]/,
    idle: 'setPropOnCustomElement',
    bodies: { isCustomElement: 'return !1' },
  },
  {
    // Boundaries: 0100 tells why there are none. What suspends is only the root, before it is there.
    askedFor: /import \{[^}]*\b(?:Suspense|SuspenseList|Activity|lazy|Await)\b[^}]*\} from 'react(?:-router)?'/,
    idle: `updateActivityComponent commitActivityHydrationCallbacks getActivityInstanceFromFiber updateSuspenseListComponent
      initSuspenseListRenderState cutOffTailIfNeeded updateSuspenseComponent updateDehydratedSuspenseComponent updateOffscreenComponent
      mountWorkInProgressOffscreenFiber hideOrUnhideAllChildrenOnFiber recursivelyTraverseReappearLayoutEffects
      recursivelyTraverseDisappearLayoutEffects recursivelyTraverseReconnectPassiveEffects recursivelyTraverseAtomicPassiveEffects
      commitSuspenseHydrationCallbacks attemptHydrationAtCurrentPriority attemptContinuousHydration attemptExplicitHydrationTarget
      registerSuspenseInstanceRetry clearHydrationBoundary findFirstSuspended resolveRetryWakeable commitOffscreenPassiveMountEffects
      getSuspenseInstanceFromFiber attachSuspenseRetryListeners`,
    gone: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
  },
  {
    // Functions in the place of a form's address.
    askedFor: /\b(?:useActionState|useFormStatus|useFormState|requestFormReset)\b|\saction=\{(?:async )?(?:\(|function)/,
    idle: `mountActionState updateActionState rerenderActionState updateActionStateImpl startHostTransition ensureFormComponentIsStateful
      scheduleReplayQueueIfNeeded extractEvents$1 useHostTransitionStatus`,
  },
  {
    askedFor: /\son(?:Select|BeforeInput|Composition\w+)=/,
    idle: 'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars getData isFallbackCompositionEnd',
  },
  {
    // Names of components beside an error: they are those of a minifier.
    bodies: { getStackByFiberInDevAndProd: "return ''", getComponentNameFromType: "return ''" },
  },
  {
    // Browsers that the site's scripts do not run in.
    idle: 'handlePropertyChange handleEventsForInputEventPolyfill getTargetInstForInputEventPolyfill stopWatchingForValueChange',
    bodies: { getVendorPrefixedEventName: 'return eventName' },
  },
  {
    // Entries that nobody uses.
    askedFor: /\b(?:createRoot|findDOMNode|unstable_scheduleHydration)\b/,
    idle: 'defaultOnDefaultTransitionIndicator useMemoCache setIsStrictModeForDevtools',
    gone: ['exports.createRoot = ', 'ReactDOMSharedInternals.findDOMNode = '],
  },
]

/** What react-dom itself exports, of which the router needs `flushSync`. */
export const ofDom: readonly Feature[] = [
  {
    askedFor: /\b(?:createPortal|unstable_batchedUpdates)\b/,
    idle: 'createPortal$1 getCrossOriginStringAs',
    gone: [
      'exports.browser = ',
      'exports.createPortal = ',
      'exports.preconnect = ',
      'exports.prefetchDNS = ',
      'exports.preinit',
      'exports.preload',
      'exports.requestFormReset = ',
      'exports.unstable_batchedUpdates = ',
      'exports.useFormState = ',
      'exports.useFormStatus = ',
    ],
  },
]

/** Components and hooks: react. */
export const ofReact: readonly Feature[] = [
  {
    askedFor:
      /\b(?:Children|cloneElement|PureComponent|createRef|useDeferredValue|useEffectEvent|useImperativeHandle|useInsertionEffect|useDebugValue|useReducer)\b/,
    gone: [
      'exports.Activity = ',
      'exports.Children = ',
      'var Children = ',
      'exports.PureComponent = ',
      'var pureComponentPrototype = ',
      'pureComponentPrototype.',
      'assign(pureComponentPrototype',
      'exports.__COMPILER_RUNTIME = ',
      'exports.addTransitionType = ',
      'exports.cache = ',
      'exports.cacheSignal = ',
      'exports.cloneElement = ',
      'exports.createRef = ',
      'exports.lazy = ',
      'exports.unstable_useCacheRefresh = ',
      'exports.useActionState = ',
      'exports.useDebugValue = ',
      'exports.useDeferredValue = ',
      'exports.useEffectEvent = ',
      'exports.useImperativeHandle = ',
      'exports.useInsertionEffect = ',
      'exports.useReducer = ',
    ],
  },
]
