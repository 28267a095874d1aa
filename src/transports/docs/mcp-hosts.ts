/** How to add the deployment to each host of agents: its configuration, with the key in the environment. */

export interface McpHost {
  readonly name: string;
  /** The place of the snippet, with code between backticks. */
  readonly place: string;
  readonly snippet: string;
  /** A link that opens the host and asks whether to add the server; it holds no key. */
  readonly link?: string;
}

const pretty = (value: object): string => JSON.stringify(value, null, 2);
const bearer = (key: string): { headers: { Authorization: string } } => ({
  headers: { Authorization: `Bearer ${key}` },
});

/** The hosts with their snippets. The key is named, as `ASSAY_API_KEY`, and never written down. */
export function mcpHosts(baseUrl: string): readonly McpHost[] {
  const url = `${baseUrl}/mcp`;
  return [
    {
      name: "Claude Code",
      place: "In a shell; the key is read when the command runs.",
      snippet: `claude mcp add --transport http assay ${url} --header "Authorization: Bearer $ASSAY_API_KEY"`,
    },
    {
      name: "Claude Desktop",
      place:
        "In `claude_desktop_config.json`, through the bridge `mcp-remote`. A connector (OAuth 2, below) needs no key.",
      snippet: pretty({ mcpServers: { assay: bridgeTo(url) } }),
    },
    cursor(url),
    visualStudioCode(url),
    {
      name: "Windsurf",
      place: "In `~/.codeium/windsurf/mcp_config.json`.",
      snippet: pretty({ mcpServers: { assay: { serverUrl: url, ...bearer(fromEnvironment) } } }),
    },
    {
      name: "Codex",
      place: "In `~/.codex/config.toml`.",
      snippet: `[mcp_servers.assay]\nurl = "${url}"\nbearer_token_env_var = "ASSAY_API_KEY"`,
    },
    {
      name: "Any other host",
      place: "In `.mcp.json`, as hosts that speak Streamable HTTP read it.",
      snippet: pretty({ mcpServers: { assay: { type: "http", url, ...bearer(`\${ASSAY_API_KEY}`) } } }),
    },
  ];
}

const fromEnvironment = `\${env:ASSAY_API_KEY}`;

/** The header has no blank of its own, because some hosts split arguments at blanks. */
function bridgeTo(url: string): object {
  const insecure = url.startsWith("http:") ? ["--allow-http"] : [];
  return {
    command: "npx",
    args: ["-y", "mcp-remote", url, ...insecure, "--header", `Authorization:\${ASSAY_AUTHORIZATION}`],
    env: { ASSAY_AUTHORIZATION: "Bearer <your key>" },
  };
}

function cursor(url: string): McpHost {
  const server = { url, ...bearer(fromEnvironment) };
  const config = encodeURIComponent(Buffer.from(JSON.stringify(server)).toString("base64"));
  return {
    name: "Cursor",
    place: "In `~/.cursor/mcp.json`, or `.cursor/mcp.json` of a project.",
    snippet: pretty({ mcpServers: { assay: server } }),
    link: `cursor://anysphere.cursor-deeplink/mcp/install?name=assay&config=${config}`,
  };
}

function visualStudioCode(url: string): McpHost {
  const input = { id: "assay_api_key", type: "promptString", description: "Key of Assay", password: true };
  const server = { name: "assay", type: "http", url, ...bearer(`\${input:${input.id}}`), inputs: [input] };
  const text = JSON.stringify(server);
  return {
    name: "Visual Studio Code",
    place: "In a shell; the editor asks for the key and keeps it.",
    snippet: `code --add-mcp '${text}'`,
    link: `vscode:mcp/install?${encodeURIComponent(text)}`,
  };
}
