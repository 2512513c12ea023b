/** What makes an address another page for its reader: its path, and the number within a list. Filters and open pictures do not. */
export function pageOf(pathname: string, search: string): string {
  const number = new URLSearchParams(search).get('page')
  return number ? `${pathname}?page=${number}` : pathname
}
