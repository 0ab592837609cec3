"""Writes dist/senlac-VERSION.cdx.json, a CycloneDX bill of what `pip install senlac` installs: `./dev sbom`.

The Python packages are those of an environment that holds nothing but Senlac and what it needs. The npm packages are
those of the lock file that the browser client is built from, which is part of the package.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

from building import DIST, ROOT, Environment, Failed, run, sdist, wheel
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from senlac.version import __version__

Bill = dict[str, Any]


def main() -> None:
    print("Installing senlac into an environment of its own ...", flush=True)
    bill = python_packages()
    installed = len(bill["components"])
    add_npm_packages(bill, json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"])
    text = json.dumps(bill, indent=2, ensure_ascii=False) + "\n"
    validate(text)
    DIST.mkdir(exist_ok=True)
    target = DIST / f"senlac-{__version__}.cdx.json"
    target.write_text(text, "utf-8")
    bundled = len(bill["components"]) - installed
    print(f"{target.relative_to(ROOT)}: {installed} Python packages and {bundled} npm packages; it is valid.")


def python_packages() -> Bill:
    """The bill of a fresh environment; what has put Senlac there is not part of it."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        environment = Environment(place / "environment")
        environment.pip("install", wheel(sdist(place), place))
        environment.pip("uninstall", "-y", "setuptools", "pip")
        tool = ("-m", "cyclonedx_py", "environment", "--output-reproducible", "--pyproject", ROOT / "pyproject.toml")
        bill: Bill = json.loads(run(sys.executable, *tool, environment.python))
    # The tool does not know the version, as the project file leaves it to the sources.
    bill["metadata"]["component"] |= {"version": __version__, "purl": f"pkg:pypi/senlac@{__version__}"}
    return bill


def add_npm_packages(bill: Bill, lock: dict[str, Any]) -> None:
    """Add what the lock file has for more than development, and that Senlac depends on it."""
    used = {path: it for path, it in lock.items() if path and not (it.get("dev") or it.get("devOptional"))}
    refs = {path: f"{path.rpartition('node_modules/')[2]}@{it['version']}" for path, it in used.items()}

    def needs(path: str) -> list[str]:
        """What a package asks for: its own copy if it has one, else that which all share."""
        places = [
            (f"{path}/node_modules/{name}", f"node_modules/{name}") for name in lock[path].get("dependencies", ())
        ]
        return [refs[own if own in refs else shared] for own, shared in places]

    bill["components"] += [component(refs[path], it) for path, it in used.items()]
    bill["dependencies"] += [{"ref": refs[path], "dependsOn": needs(path)} for path in used]
    root = bill["metadata"]["component"]["bom-ref"]
    next(it for it in bill["dependencies"] if it["ref"] == root)["dependsOn"] += needs("")


def component(ref: str, locked: dict[str, Any]) -> Bill:
    """A package of the lock file, as a bill has it."""
    name, _, version = ref.rpartition("@")
    algorithm, _, digest = locked["integrity"].partition("-")
    assert algorithm == "sha512"
    licence = locked["license"]
    return {
        "bom-ref": ref,
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:npm/{quote(name)}@{version}",
        "licenses": [{"expression": licence} if " " in licence else {"license": {"id": licence}}],
        "hashes": [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}],
    }


def validate(text: str) -> None:
    """Failed if it is not what the schema of its version asks for, or tells of this machine."""
    version = SchemaVersion.from_version(json.loads(text)["specVersion"])
    if fault := JsonStrictValidator(version).validate_str(text):
        raise Failed(f"The bill is not valid: {fault}")
    if "file://" in text:
        raise Failed("The bill names a file of this machine.")


if __name__ == "__main__":
    try:
        main()
    except Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
