// What starts a page in development: the sheets, which Vite puts into the page, what hot reload needs, then the islands. The framework asks for this
// entry in its build, too, where no page names it: there app/islands/load.ts is built by itself (vite.islands.config.ts).

if (import.meta.env.DEV) {
  const hotReload = '/@id/__x00__virtual:react-router/inject-hmr-runtime'
  await import(/* @vite-ignore */ hotReload)
  // In the order in which pages carry them: what uses others comes after these.
  await import('./styles/fonts.css')
  await import('./styles/tokens.css')
  await import('./styles/base.css')
  await import('./styles/compositions.css')
  await import('./styles/words.css')
  await import('./styles/controls.css')
  await import('./styles/print.css')
  const sheets = [
    import.meta.glob('./styles/parts/*.css'),
    import.meta.glob('./ui/**/*.css'),
    import.meta.glob('./blocks/**/*.css'),
    import.meta.glob('./ordering/**/*.css'),
    import.meta.glob('./site/**/*.css'),
    import.meta.glob('./{routes,gallery}/**/*.css'),
  ]
  for (const load of sheets.flatMap((found) => Object.values(found))) await load()
  await import('./islands/load.ts')
}
