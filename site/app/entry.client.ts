// Entry in development: Vite's style sheets, hot reload, then islands. The framework's build needs this entry, too, but no page uses it:
// site/app/loader/load.ts is built separately (vite.islands.config.ts).

if (import.meta.env.DEV) {
  const hotReload = '/@id/__x00__virtual:react-router/inject-hmr-runtime'
  await import(/* @vite-ignore */ hotReload)
  // In the same order as in pages: later sheets override earlier ones.
  await import('@forum/design/styles/fonts.css')
  await import('@forum/design/styles/tokens.css')
  await import('@forum/design/styles/base.css')
  await import('@forum/design/styles/shown.css')
  await import('@forum/design/styles/compositions.css')
  await import('@forum/design/styles/grid.css')
  await import('@forum/design/styles/words.css')
  await import('@forum/design/styles/controls.css')
  await import('@forum/design/styles/print.css')
  const sheets = [
    import.meta.glob('./styles/parts/*.css'),
    import.meta.glob('./ui/**/*.css'),
    import.meta.glob('./form/**/*.css'),
    import.meta.glob('./blocks/**/*.css'),
    import.meta.glob('./ordering/**/*.css'),
    import.meta.glob('./site/**/*.css'),
    import.meta.glob('./{routes,gallery}/**/*.css'),
  ]
  for (const load of sheets.flatMap((found) => Object.values(found))) await load()
  await import('./loader/load.ts')
}
