/** Small apps, as the generators of their frameworks leave them, as far as it matters. */

export type Tree = Readonly<Record<string, string>>

const json = (value: object, space: string | number = 2) =>
  `${JSON.stringify(value, null, space)}\n`

/** By the framework's id. */
export const newApps: Readonly<Record<string, Tree>> = {
  'plain-html': { 'index.html': '<!doctype html>\n<title>Shop</title>\n' },
  express: {
    'package.json': json({
      name: 'shop',
      scripts: { start: 'node ./bin/www' },
      dependencies: { debug: '~2.6.9', express: '~4.16.1' },
    }),
    '.gitignore': 'node_modules/\n.env\n',
    'app.js': `var express = require('express');
var logger = require('morgan');

var app = express();

app.use(logger('dev'));

module.exports = app;
`,
  },
  'vite-react': {
    'package.json': json({
      name: 'shop',
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
      devDependencies: { typescript: '~5.9.0', vite: '^8.0.0' },
    }),
    '.gitignore': 'node_modules\n*.local\n',
    'tsconfig.json': json({ include: ['src'] }),
    'src/App.tsx': 'export default function App() {\n  return <h1>Shop</h1>\n}\n',
    'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './index.css'
import App from './App.tsx'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`,
  },
}
