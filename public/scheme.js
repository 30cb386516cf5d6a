// Before anything is painted: the theme that the person chose, so that a dark evening does not start with a white flash.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('preferredTheme');
  } catch (error) {
    // Storage is forbidden: the system's theme then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);
})();
