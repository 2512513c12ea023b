import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  notFoundTitle: 'Page not found',
  notFound: 'The page you are looking for is not found',
  faultTitle: 'Something broke on our side',
  fault: 'We can already see this fault in our log. Please try again in a minute.',
  unavailableTitle: 'The site is just waking up',
  unavailable: 'The content has not been loaded yet. Reload the page in a few seconds.',
  notAcceptedTitle: 'This page takes no data',
  notAccepted: 'Nothing was sent. Open the page by its ordinary link.',
  openPage: 'Open the page',
  goHome: 'Go to the homepage',
  goProgramme: 'To the programme',
  retry: 'Try again',
}
