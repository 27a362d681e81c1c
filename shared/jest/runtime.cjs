const path = require('node:path')
const vm = require('node:vm')
const { Runtime } = require('./internals.cjs')

const PACKAGES = `${path.sep}node_modules${path.sep}`
const isInPackage = (file) => file.includes(PACKAGES)

/** Loads dynamic imports as Node does. */
const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER

/** Compiled modules with their sources, by file: functions in the main context, scripts for other contexts. */
const functions = new Map()
const scripts = new Map()
/** Exports of package modules in the main context, by file. */
const packages = new Map()
/** Transformed code with its source and project, by file. */
const transformed = new Map()

function compiledOnce(compiled, file, source, compile) {
  const known = compiled.get(file)
  if (known?.source === source) return known.made
  const made = compile()
  compiled.set(file, { source, made })
  return made
}

/** Returns a module's function in the main context. All test files share it, so V8's optimizations stay. */
const functionOf = (file, source, parameters) =>
  compiledOnce(functions, file, source, () =>
    vm.compileFunction(source, parameters, { filename: file, importModuleDynamically }),
  )

/** Returns a module's function in another context. */
function functionIn(context, file, source, parameters) {
  const head = `(function(${parameters.join(',')}){`
  const script = compiledOnce(
    scripts,
    file,
    source,
    () => new vm.Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length }),
  )
  return script.runInContext(context)
}

/**
 * A Jest runtime that transforms and compiles a module once per worker and evaluates it once per test file. In the
 * main context (`main-context.cjs`) it also loads packages once for all test files, as Node does. A file that mocks a
 * package or a Node module gets its own packages, because they have to see the mock. It depends on Jest's internals:
 * `scripts/testing/main-context.test.ts` fails if a new version has changed them.
 */
module.exports = class TestRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    this.transformOnce()
    if (this.isInMainContext()) this.useMainContext()
    else this.compileOnce()
  }

  isInMainContext() {
    return typeof this._environment.adopt === 'function'
  }

  /** In the main context, packages share the process and need Node's own modules. */
  installGetBuiltinModule() {
    if (!this.isInMainContext()) super.installGetBuiltinModule()
  }

  transformOnce() {
    const { transformCache, _config: config } = this
    const transform = transformCache.transform.bind(transformCache)
    transformCache.transform = (file, options) => {
      if (options?.isInternalModule || this._coverageOptions.collectCoverage) return transform(file, options)
      const source = transformCache.fileCache.readFile(file)
      const known = transformed.get(file)
      if (known?.source === source && known.project === config.id) {
        transformCache.transforms.set(file, known.made)
        if (known.made.sourceMapPath) transformCache.sourceMaps.set(file, known.made.sourceMapPath)
        return known.made.code
      }
      const code = transform(file, options)
      transformed.set(file, { source, project: config.id, made: transformCache.transforms.get(file) })
      return code
    }
  }

  compileOnce() {
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, file) => {
      const context = this._environment.getVmContext()
      // A dynamic import may be mocked, so Jest has to load it.
      if (!context || /\bimport\s*\(/.test(source)) return compile(source, file)
      try {
        return functionIn(context, file, source, executor.injectedModuleParameters)
      } catch {
        // Jest reports the error.
        return compile(source, file)
      }
    }
  }

  useMainContext() {
    const { executor, cjsLoader, esmLoader, _resolution: resolution, _environment: environment } = this
    executor.compile = (source, file) => functionOf(file, source, executor.injectedModuleParameters)
    esmLoader.getContext = () => undefined

    const loadAsEsm = resolution.shouldLoadAsEsm.bind(resolution)
    resolution.shouldLoadAsEsm = (file) => !(isInPackage(file) && this.sharesPackages()) && loadAsEsm(file)

    const loadModule = cjsLoader.loadModule.bind(cjsLoader)
    cjsLoader.loadModule = (module, from, name, file, options, registry) => {
      // Jest's own modules store state per test file, so each file loads its own.
      const isShared =
        isInPackage(file) && (options?.isInternalModule ? loadAsEsm(file) : this.sharesPackages())
      if (!isShared) return loadModule(module, from, name, file, options, registry)
      if (!packages.has(file))
        packages.set(
          file,
          environment.adopt(() => require(file)),
        )
      module.exports = packages.get(file)
      module.loaded = true
    }
  }

  /** Whether no module that packages may require is mocked. */
  sharesPackages() {
    for (const [id, isMocked] of this.mockState.explicitCjsMock) {
      if (isMocked && (isInPackage(id) || id.startsWith(`node${path.delimiter}`))) return false
    }
    return !this._config.automock
  }
}
