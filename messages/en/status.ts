import type { Catalogue } from '../catalogue.ts'

export const status: Catalogue['status'] = {
  loading: 'The page is loading',
  offline: 'You are offline.',
  offlineKept: 'The programme and the pages you have already opened still work.',
  online: 'You are online again.',
  unreachableTitle: 'The page did not open',
  unreachable: 'The connection seems to have been lost. Check it and try again.',
  offlineTitle: 'No connection',
  offlineText:
    'You have not opened this page before, and there is no network now. It will open by itself as soon as you are back online.',
  keptPages: 'These open without a network',
}
