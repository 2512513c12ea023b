// Style sheets hold no raw colour, font size or layer: those stand in packages/design/styles/tokens.css. Format and the rest are Biome's.
/**
 * What the oldest supported browsers lack, or have in part, and pages are whole without: each was looked at in Chromium 92
 * (docs/decisions/0036-support-safari-15-4-chrome-92-and-firefox-115.md). The build takes lists with `:has()` apart.
 */
const without = [
  ...[':has', ':popover-open', ':autofill', ':details-content', '@view-transition', '@starting-style', '@container', 'color-mix'],
  // How lines break, and what printers, forced colours and pointers do.
  ...[
    'text-wrap',
    'hyphens',
    'hyphenate-limit-chars',
    'break-after',
    'print-color-adjust',
    'forced-color-adjust',
    'accent-color',
  ],
  ...[
    'scrollbar-width',
    'overscroll-behavior',
    'scroll-initial-target',
    'cursor',
    'outline',
    'resize',
    'user-select',
    'text-size-adjust',
  ],
  // Where something stands in a box that is larger; sizes by the box have another size beside them.
  ...['align-content', 'align-self', 'justify-content', 'place-items', 'place-self', 'container', 'container-type', 'contain'],
  ...['content-visibility', 'cqi', 'cqw', 'cqh', 'svh', 'dvh'],
  // With a prefix, which the build adds; subgrids and clipped boxes have another rule beside them.
  ...['mask', 'grid-template-rows: subgrid', 'grid-template-columns: subgrid', 'overflow-x: clip', 'font-family: ui-monospace'],
]

/** @type {import('stylelint').Config} */
export default {
  plugins: ['./scripts/stylelint-old-browsers.mjs'],
  ignoreFiles: ['build/**', 'directus/**', 'node_modules/**'],
  reportDescriptionlessDisables: true,
  rules: {
    'forum/old-browsers': { without },
    'color-hex-length': 'long',
    'color-named': 'never',
    'color-no-hex': true,
    'declaration-property-value-disallowed-list': {
      '/^font(-size)?$/': ['/\\dpx/'],
      '/^--(text|type|fluid)-/': ['/\\dpx/'],
      'z-index': ['/^[^v]/'],
    },
    'declaration-property-value-no-unknown': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'media-feature-name-no-unknown': true,
    // The layout folds by the visitor's letters (docs/decisions/0011-follow-the-readers-settings.md).
    'media-feature-name-unit-allowed-list': { '/^(min-|max-)?width$/': ['em'] },
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    { files: ['packages/design/styles/tokens.css'], rules: { 'color-no-hex': null } },
    // Screens of halls are as wide as their projector: nobody reads them with letters of their own.
    { files: ['site/app/routes/dashboard/**'], rules: { 'media-feature-name-unit-allowed-list': null } },
  ],
}
