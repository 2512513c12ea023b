// The address under which the dialog of the search asks: the parameter is for the browser, the server does not know it.
const parameter = 'dialog'

export function dialogAddress(path: string, query: string): string {
  return `${path}?${new URLSearchParams({ q: query, [parameter]: '' })}`
}

export function isForDialog(url: string): boolean {
  return new URL(url).searchParams.has(parameter)
}
