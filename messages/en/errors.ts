import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  notFoundTitle: 'Page not found',
  notFound: 'The page you are looking for is not found',
  faultTitle: 'Something broke on our side',
  fault: 'Please try again in a minute. If that does not help, write to us: our contacts are at the foot of the page.',
  unavailableTitle: 'The site is just waking up',
  unavailable: 'The content has not been loaded yet. Reload the page in a few seconds.',
  askOrganisers: 'If it is urgent, ask the organisers:',
  notAcceptedTitle: 'This page takes no data',
  notAccepted: 'Nothing was sent. Open the page by its ordinary link.',
  openPage: 'Open the page',
  goHome: 'Go to the homepage',
  goProgramme: 'To the programme',
  retry: 'Try again',
}
