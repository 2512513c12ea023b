// Style sheets hold no raw colour, font size or layer: those stand in app/styles/tokens.css. Format and the rest are Biome's.
/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['build/**', 'content/**', 'node_modules/**'],
  reportDescriptionlessDisables: true,
  rules: {
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
    { files: ['app/styles/tokens.css'], rules: { 'color-no-hex': null } },
    // Screens of halls are as wide as their projector: nobody reads them with letters of their own.
    { files: ['app/routes/dashboard/**'], rules: { 'media-feature-name-unit-allowed-list': null } },
  ],
}
