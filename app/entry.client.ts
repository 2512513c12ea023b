// The framework asks for an entry of its own in browsers. No page names it: what runs there is app/islands/load.ts.
export {}
