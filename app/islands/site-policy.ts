// The one Trusted Types policy of a page (server/page-cache/content-security-policy.ts): what the browser may take as markup or as a script.

type Policy = { createHTML(html: string): string; createScriptURL(url: string): string }

const rules: Policy = {
  // Documents of the site itself, parsed and not run (swap.ts).
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== '/sw.js') throw new TypeError(`${url} is no script of the site`)
    return url
  },
}

type Factory = { createPolicy(name: string, rules: Policy): Policy }

const { trustedTypes } = globalThis as { trustedTypes?: Factory }

/** Browsers without Trusted Types take the texts as they are. */
export const sitePolicy: Policy = trustedTypes?.createPolicy('site', rules) ?? rules
