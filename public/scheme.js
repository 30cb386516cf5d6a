// Before anything is painted: the theme that the person chose, so that a dark evening does not start with a white flash.
// And what a start needs, fetched beside the first script: the configuration, and for a signed-in person the renewed
// session and the files of the shell (scripts/startHints.ts; src/browser/prefetched.ts takes the answers).
(function () {
  var mode = null;
  var language = null;
  var signedIn = false;
  try {
    mode = localStorage.getItem('preferredTheme');
    language = localStorage.getItem('i18nextLng');
    signedIn = ['token', 'userId', 'companyId'].every(function (key) {
      return localStorage.getItem(key) !== null;
    });
  } catch (error) {
    // Storage is forbidden: the system's theme then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);

  // After 30 seconds it is given up, like any other refresh (src/api/refresh.ts), or when the person does.
  var patience = new AbortController();
  var timer = setTimeout(function () {
    patience.abort();
  }, 30000);
  function ask(address, options) {
    options.signal = patience.signal;
    return fetch(address, options).then(function (response) {
      return response.text().then(function (text) {
        return { status: response.status, text: text };
      });
    });
  }
  function refresh(config) {
    var found = config.status === 404 ? {} : JSON.parse(config.text);
    var api = new URL(found.apiUrl || '/api', location.origin).href.replace(/\/+$/, '');
    // One tab at a time (B-13); whoever has no locks asks later.
    return navigator.locks.request('prosa-refresh', function () {
      return ask(api + '/auth/refresh_token', { method: 'POST', credentials: 'include' });
    });
  }
  var early = { config: ask('/config.json', { cache: 'no-cache' }) };
  if (signedIn && navigator.locks) early.refresh = early.config.then(refresh);
  Object.keys(early).forEach(function (name) {
    // Whoever takes it is told; nobody else needs to be.
    early[name].then(
      function () {},
      function () {},
    );
  });
  early.stop = function () {
    clearTimeout(timer);
    patience.abort();
  };
  window.early = early;

  // A start that fails says so in the person's language, without any file of the app, and is tried again (PUB-46).
  var words = {
    pt: [
      'O aplicativo não carregou',
      'Sem conexão com a rede. Ele abre assim que ela voltar.',
      'Um arquivo dele não chegou: a rede falhou, ou algo o bloqueia. Vamos tentar de novo.',
      'Tentar agora',
    ],
    en: [
      'The app did not load',
      'There is no network. It opens as soon as that is back.',
      'One of its files did not arrive: the network failed, or something blocks it. It will be tried again.',
      'Try now',
    ],
    es: [
      'La aplicación no se cargó',
      'Sin conexión a la red. Se abre en cuanto vuelva.',
      'Uno de sus archivos no llegó: falló la red o algo lo bloquea. Se volverá a intentar.',
      'Intentar ahora',
    ],
  };
  var failed = false;
  early.fail = function () {
    var root = document.getElementById('root');
    if (failed || !root) return;
    failed = true;
    var own = words[(language || '').slice(0, 2)] || words.pt;
    var box = document.createElement('div');
    box.className = 'start-failed';
    box.setAttribute('role', 'alert');
    var title = document.createElement('h1');
    title.textContent = own[0];
    var reason = document.createElement('p');
    var button = document.createElement('button');
    button.textContent = own[3];
    box.append(title, reason, button);
    root.replaceChildren(box);

    function tell() {
      reason.textContent = navigator.onLine ? own[2] : own[1];
    }
    // Without a server a reload would end on the browser's own page.
    function again() {
      return fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } }).then(function (response) {
        if (response.ok) location.reload();
        else tell();
      }, tell);
    }
    // A page that fails again at once is tried ever more seldom.
    var key = 'prosa-start-failed';
    var fails = [];
    try {
      fails = (sessionStorage.getItem(key) || '').split(' ').filter(function (time) {
        return Date.now() - time < 300000;
      });
      sessionStorage.setItem(key, fails.concat(Date.now()).join(' '));
    } catch (error) {
      fails = [0, 0];
    }
    tell();
    button.addEventListener('click', again);
    addEventListener('online', again);
    addEventListener('offline', tell);
    setInterval(again, [5000, 15000, 60000][Math.min(fails.length, 2)]);
  };
  // A stylesheet that is lost is asked for again, ever more seldom; until then the app goes on without it.
  function askAgain(link) {
    var wait = Number(link.dataset.wait || 1000);
    setTimeout(function () {
      var next = link.cloneNode();
      next.dataset.wait = Math.min(2 * wait, 60000);
      link.replaceWith(next);
    }, wait);
  }
  // The script that a page begins with fails as a whole when one of the files that it needs does.
  addEventListener(
    'error',
    function (event) {
      var node = event.target;
      if (node instanceof HTMLScriptElement && node.type === 'module' && node.src.indexOf(location.origin) === 0) {
        early.fail();
      } else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') askAgain(node);
    },
    true,
  );

  var data = document.currentScript && document.currentScript.getAttribute('data-start');
  if (!data || !signedIn) return;
  var hints = JSON.parse(data);
  var files = hints.all.concat(hints.texts[(language || '').slice(0, 2)] || hints.texts.pt || []);
  if (/^\/($|tickets)/.test(location.pathname)) files = files.concat(hints.inbox);
  if (location.pathname === '/') files = files.concat(hints.board);
  files.forEach(function (file) {
    var link = document.createElement('link');
    link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // As the build's own links ask, or the browser fetches it twice and warns (REAL-7).
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  });
})();
