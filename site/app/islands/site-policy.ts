// The Trusted Types policy of the site (site/server/page-cache/content-security-policy.ts).

type Policy = { createHTML(html: string): string; createScriptURL(url: string): string }

const rules: Policy = {
  // Documents of this site, parsed without running scripts (swap.ts).
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== '/sw.js') throw new TypeError(`${url} is no script of the site`)
    return url
  },
}

type Factory = { createPolicy(name: string, rules: Policy): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: Factory }

/** Browsers without Trusted Types use the rules directly. */
export const sitePolicy: Policy = trustedTypes?.createPolicy('site', rules) ?? rules
