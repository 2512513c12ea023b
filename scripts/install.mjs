// Installs packages and the pinned Node, on any Node from 20; npm runs the next step on the pinned one (the content model is TypeScript).
import { install } from './prepare.mjs'

install()
