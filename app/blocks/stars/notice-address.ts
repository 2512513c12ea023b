// The address under which the notice of a star asks for the programme: the parameter is for the browser, the server does not know it.
const parameter = 'notice'

export function noticeAddress(path: string): string {
  return `${path}?${parameter}`
}

export function isForNotice(url: string): boolean {
  return new URL(url).searchParams.has(parameter)
}
