import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { expect, it } from 'vitest'
import { type PageHandle, usePageHandle } from './page-handle.ts'

function Layout() {
  return (
    <>
      {JSON.stringify(usePageHandle()).replaceAll('"', '')} <Outlet />
    </>
  )
}

const Stub = createRoutesStub([
  {
    path: '/',
    Component: Layout,
    children: [
      { path: 'screen', handle: { layout: 'bare', isUnattended: true } satisfies PageHandle, Component: () => null },
      { path: 'news', Component: () => null },
    ],
  },
])

it.each([
  ['/screen', '{layout:bare,isUnattended:true}'],
  ['/news', '{}'],
  ['/', '{}'],
])('a layout is told by %s: %s', (path, handle) => {
  expect(renderToStaticMarkup(<Stub initialEntries={[path]} />).trim()).toBe(handle)
})
